// npm run edit: starts the visual editor at /edit/, for this machine only.
import { startDevelopment } from '../build/dev/startDevelopment.ts';
import { editing } from '../editor/editing.ts';

const address = await startDevelopment(
  ({ EDIT_PORT, EDIT_HOST }) => ({
    port: EDIT_PORT,
    host: EDIT_HOST,
    hint: 'EDIT_PORT=3101 npm run edit',
  }),
  { further: [editing()] },
);
console.log(`${address}edit/ is the editor. The site as it is saved: ${address}`);
console.log(`Ready after ${(performance.now() / 1000).toFixed(1)} s. Stop with Ctrl+C.`);
