import type { SectionPlacement } from '../../sectionBase.ts';
import type { VideoListProps } from './VideoList.schema.ts';
import { VideosBySeries } from './variants/VideosBySeries.tsx';
import { VideosFeatured } from './variants/VideosFeatured.tsx';
import { VideosInHouse } from './variants/VideosInHouse.tsx';

const layouts = { featured: VideosFeatured, house: VideosInHouse, series: VideosBySeries };

/** Films that open over the page. */
export function VideoList(props: VideoListProps & SectionPlacement) {
  const Videos = layouts[props.layout];
  return <Videos {...props} />;
}
