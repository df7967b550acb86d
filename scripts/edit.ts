// npm run edit: starts the visual editor at /edit/, for this machine only, and opens it in the browser. With
// --host ADDRESS, for a team that signs in; with --hash, prints a hash of a password for that; with --tidy, writes every
// content file in the form that saving gives it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hasBrowser, openBrowser } from '../editor/openBrowser.ts';
import { tidyFile } from '../editor/saving/contentFile.ts';
import { hashPassword, passwordFault } from '../editor/signIn/Password.ts';
import { readTeamSettings, type TeamSettings } from '../editor/signIn/teamSettings.ts';
import { startEditor, startTeamEditor } from '../editor/startEditor.ts';
import { EnvironmentError } from '../server/env.ts';
import { contentRoot } from '../src/content/files/contentRoot.ts';
import { listContent } from '../src/content/reading/readContent.ts';

const parameters = process.argv.slice(2);

/** Reads a password from standard input and prints its hash. */
async function printHash(): Promise<void> {
  if (process.stdin.isTTY) console.error('Type the password, then Enter and Ctrl+D:');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  const fault = passwordFault(password);
  if (fault === undefined) console.log(await hashPassword(password));
  else console.error(`The password ${fault}.`);
  process.exit(fault === undefined ? 0 : 1);
}

/** Rewrites content files in the form that saving gives them, and names those that it cannot read. */
function tidyContent(): void {
  for (const path of listContent('.', ['.yaml', '.mdx'])) {
    const file = join(contentRoot(), path);
    const text = readFileSync(file, 'utf8');
    try {
      const tidy = tidyFile(path, text);
      if (tidy === text) continue;
      writeFileSync(file, tidy);
      console.log(file);
    } catch (error) {
      console.error(`${file}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  process.exit();
}

function readTeam(): TeamSettings | undefined {
  try {
    return readTeamSettings(parameters, process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (parameters[0] === '--hash') await printHash();
if (parameters[0] === '--tidy') tidyContent();
const team = readTeam();
const address = await (team ? startTeamEditor(team) : startEditor());
console.log(`${address}edit/ is the editor. The site as it is saved: ${address}`);
if (!team && hasBrowser(process.stdout.isTTY, process.env, process.platform)) openBrowser(`${address}edit/`);
console.log(`Ready after ${(performance.now() / 1000).toFixed(1)} s. Stop with Ctrl+C.`);
