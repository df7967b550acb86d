// Runs one benchmark, whose file is the first argument, and shows its progress on standard error next to its figures.
import { pathToFileURL } from 'node:url';
import { showProgress } from '../../server/progress/ProgressDisplay.ts';

const [file = ''] = process.argv.splice(2, 1);
await showProgress(() => import(pathToFileURL(file).href), process.stderr);
