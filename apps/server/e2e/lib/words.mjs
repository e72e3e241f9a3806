// The texts of the pages by their ids.
import { readFileSync, readdirSync } from 'node:fs';

/** The messages of one line in a language, by id. */
export const messages = (language) => {
  const folder = new URL(`../../../../crates/messages/text/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  const text = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  return new Map(text.split('\n').map((line) => /^([a-z][\w-]*) = (.*)$/.exec(line)).filter(Boolean).map(([, id, words]) => [id, words]));
};

/** The message `id`, which has no arguments. */
export const say = (id, language = 'en') => {
  const words = messages(language).get(id);
  if (!words || words.includes('{')) throw new Error(`no plain message ${id}`);
  return words;
};
