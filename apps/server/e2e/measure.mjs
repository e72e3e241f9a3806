// Prints what hinders a player by touch: node measure.mjs [decisions] [sizes such as 390x844,360x640]
import { PHONE, open } from './lib/suite.mjs';
import { measure } from './lib/touch.mjs';

const [decisions = '60', sizes = '390x844,360x640,844x390'] = process.argv.slice(2);
const here = await open();
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  const rows = {};
  for (const { id } of here.all) rows[id] = await measure(here, id, { ...PHONE, viewport: { width, height } }, Number(decisions));
  console.log(size);
  console.table(rows);
}
process.exitCode = await here.close();
