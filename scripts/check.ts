// npm run check: what an editor runs before handing on a change. Nothing is built.
import { checkSite } from '../build/check/checkSite.ts';
import { formatFaults } from './check/formatFaults.ts';

const started = performance.now();
const faults = checkSite();
const seconds = (performance.now() - started) / 1000;
console.log(formatFaults(faults, seconds));
process.exit(Object.values(faults).every((list) => list.length === 0) ? 0 : 1);
