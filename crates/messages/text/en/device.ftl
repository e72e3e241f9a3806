## The offline edition

device = This device
device-foot = Your games are stored in this browser.
device-boards = Sealed deals of the day and shared leaderboards need a server. Here the deals follow from the date or the code, the same on every device, and the leaderboard lists your own games.
device-damaged = A part of your saved data was damaged and set aside unchanged. See “This device”, linked below.
device-forgets = This browser stores nothing for this page: the window is private, or storage is off. You can play, but your games are lost when you close the window. Export those you want to keep.
device-language = { $language } could not be loaded. Pages stay in English until the network is back.
device-lead = This edition runs in your browser and needs no network. Your games are stored on this device only.
device-keeps = Stored here
device-kept = { $games ->
    [one] One game
   *[other] { $games } games
} and { $campaigns ->
    [one] one campaign.
   *[other] { $campaigns } campaigns.
}
device-room = { $used } MiB stored; the browser allows { $most } MiB.
device-persistent = The browser keeps your games even when space is short.
device-not-persistent = The browser may delete your games when space is short. Install the site or ask for lasting storage to make that less likely.
device-persist = Ask for lasting storage
device-aside = { $parts ->
    [one] One damaged part was set aside. The exported file contains it unchanged.
   *[other] { $parts } damaged parts were set aside. The exported file contains them unchanged.
}
device-file = Everything in one file
device-file-lead = The file contains every game with all variations, your campaigns and your settings. Importing it on another device adds what is missing there and replaces nothing newer.
device-export = Export everything
device-import-file = File exported here, on another device, on a server or in the terminal
device-import = Import the file
device-link = Play on another device too
device-link-lead = If this edition came from an Underdeck server, you can exchange games with it. Make a code on the server's page “Your data” and enter it here within ten minutes. Nothing is lost: a game that you continued in both places keeps both as variations.
device-link-code = Code
device-link-do = Link and exchange games
device-linked = This device is linked to your player on the server.
device-synced = Games last exchanged: { $at }.
device-sync = Exchange games now
device-unlink = Unlink this device
device-install = Install
device-install-now = Install now
device-install-android = Android: choose “Install app” or “Add to Home screen” in the browser's menu.
device-install-ios = iPhone and iPad: open the page in Safari, tap Share, then “Add to Home Screen”.
device-install-desktop = Desktop: Chromium and Edge show an install icon at the end of the address bar. Firefox plays it in a tab.
update-ready = A new version is ready. Your games are kept.
update-now = Update now

## Files that are taken in

import-added = { $added } of { $count ->
    [one] { $count } game
   *[other] { $count } games
} added; { $known } already here.
import-united = { $united ->
    [one] { $united } of them has
   *[other] { $united } of them have
} new moves or comments.
import-left = { $count } could not be imported, the first of them game { $n }:
device-taken = { $added ->
    [one] { $added } game
   *[other] { $added } games
} added; { $united ->
    [one] { $united } game
   *[other] { $united } games
} got new variations from the file.
device-unread = { $n ->
    [one] { $n } damaged part of the file was left out. Keep the file.
   *[other] { $n } damaged parts of the file were left out. Keep the file.
}
refused-file = this is not an exported file: { $why }
refused-file-kind = this file is of the wrong kind: `{ $kind }`, not `{ $known }`
refused-file-version = the file has version { $version }, and this edition reads versions up to { $known }: update it first
