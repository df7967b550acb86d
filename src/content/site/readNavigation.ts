import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import { parseContent } from '../reading/parseContent.ts';
import { readYaml } from '../reading/readContent.ts';
import { type NavigationConfig, navigationSchema } from './navigationSchema.ts';

const read = keptDespiteFaults((path: string): NavigationConfig => {
  const { data, file } = readYaml(path);
  return parseContent(navigationSchema, data, file);
});

/** Every menu of the site and the footer, by page id. Throws ContentError for a faulty field. */
export const readNavigation = (): NavigationConfig => read('settings/navigation.yaml');
