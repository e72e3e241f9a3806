// The texts of the pages by their ids.
import { readFileSync } from 'node:fs';

/** The messages of one line in a language, by id. */
export const messages = (language) => {
  const text = readFileSync(new URL(`../../../../crates/pages/words/${language}.ftl`, import.meta.url), 'utf8');
  return new Map(text.split('\n').map((line) => /^([a-z][\w-]*) = (.*)$/.exec(line)).filter(Boolean).map(([, id, words]) => [id, words]));
};

/** The message `id`, which has no arguments. */
export const say = (id, language = 'en') => {
  const words = messages(language).get(id);
  if (!words || words.includes('{')) throw new Error(`no plain message ${id}`);
  return words;
};
