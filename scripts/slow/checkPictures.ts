import { withServer } from '../../tests/withServer.ts';
import { buildGallery, GALLERY_OUT } from '../buildGallery.ts';
import { runPlaywright } from '../runTests.ts';
import type { Outcome } from '../StepRun.ts';

/**
 * Whether every named example is accessible and matches its picture, and one page of each template too, at 1440 and 390
 * px.
 */
export async function checkPictures(): Promise<Outcome> {
  if (!(await buildGallery())) return false;
  return withServer(GALLERY_OUT, (gallery) =>
    runPlaywright(['--project=pictures'], { GALLERY_URL: gallery }),
  );
}
