// Runs one benchmark, whose file is named first, and shows how far it is beside its figures, on the standard error.
import { pathToFileURL } from 'node:url';
import { showProgress } from '../../server/progress/ProgressDisplay.ts';

const [file = ''] = process.argv.splice(2, 1);
await showProgress(() => import(pathToFileURL(file).href), process.stderr);
