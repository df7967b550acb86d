import { withServer } from '../../tests/withServer.ts';
import { buildGallery, GALLERY_OUT } from '../buildGallery.ts';
import { installed, runCommand } from '../runCommand.ts';

/**
 * Whether every named example is accessible and matches its picture, and one page of each template too, at 1440 and 390
 * px.
 */
export async function checkPictures(): Promise<boolean> {
  if (!(await buildGallery())) return false;
  const code = await withServer('dist', (site) =>
    withServer(GALLERY_OUT, (gallery) =>
      runCommand(installed('playwright'), ['test', '--project=pictures'], {
        BASE_URL: site,
        GALLERY_URL: gallery,
      }),
    ),
  );
  return code === 0;
}
