// npm run release -- FOLDER: copies the build into a folder of releases and switches to it. --keep=3 says how many
// earlier ones remain, --back switches to the one before.
import { parseArgs } from 'node:util';
import { buildFolders } from '../build/buildFolders.ts';
import { ReleaseFolder } from './release/ReleaseFolder.ts';

const USAGE = 'Usage: npm run release -- FOLDER [--keep=3] [--back]';

try {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'string', default: '3' }, back: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0 || !/^[1-9]\d?$/.test(values.keep)) throw new Error(USAGE);
  const releases = new ReleaseFolder(folder);
  const name = values.back
    ? releases.goBack()
    : releases.publish(buildFolders.site, { now: new Date(), keep: Number(values.keep) });
  console.log(`${folder}/current is ${name}. Restart the server, then reload the web server in front of it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
