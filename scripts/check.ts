// npm run check: what an editor runs before passing on a change. Nothing is built.
import { isSettingsError } from '../config/readSettingsFile.ts';
import { formatFault } from '../shared/Fault.ts';
import { settingsFaults, yamlFaultsOfContent } from './check/faultsWithoutSettings.ts';

try {
  const { checkContent } = await import('./check/checkContent.ts');
  process.exit((await checkContent()) ? 0 : 1);
} catch (error) {
  if (!isSettingsError(error)) throw error;
  const settings = settingsFaults();
  const faults = [...(settings.length > 0 ? settings : error.faults), ...yamlFaultsOfContent()];
  console.log(
    `Content\n${faults.map(formatFault).join('\n')}\n\nOf the other files only the YAML was checked: correct the settings above first`,
  );
  process.exit(1);
}
