## What a server keeps of a player

account = Your data
account-note = use it on another device, export it or delete it
account-lead = Your games are tied to this browser by a cookie. Here you can link another device, export them or delete them.
account-link = Another device
account-link-lead = A code gives another device access to the same games. It works once, within ten minutes.
account-link-make = Make a code
account-link-code = Code from your other device
account-link-take = Link this device
account-link-question = Link this device?
account-link-what = This browser will show the games of the device that made the code.
account-link-loses = This browser will show the games of the device that made the code. You will lose access to the games it has now: export them first.
account-code = The code { $code } works until { $until }. Anyone who enters it here gets all your games.
account-code-link = Or open this link on the other device:
account-others = { $n ->
    [one] One more device is linked.
   *[other] { $n } more devices are linked.
}
account-unlink = Unlink all other devices
account-file-lead = The file contains your name, exercises and games with all variations, except what is still secret. You can import it on another server, or in the terminal: underdeck import FILE.
account-import-file = File exported here, on another server or by underdeck export
account-stored = { $games } of { $allowed } games and { $mib } of { $most } MiB are used. You can delete a game on its page.
account-delete = Delete everything
account-delete-lead = Your games, campaigns, exercises, settings, name and leaderboard entries are deleted.
account-delete-question = Delete everything?
account-delete-what = This cannot be undone. Games for two that you started are deleted for the other player too; you resign those that you joined.
