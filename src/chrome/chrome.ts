import { EnquiryButton } from './EnquiryButton.tsx';
import { EventBanner } from './EventBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelloBar } from './HelloBar.tsx';
import { LastLine } from './LastLine.tsx';
import { PageStatus } from './PageStatus.tsx';
import { UnpublishedMark } from './UnpublishedMark.tsx';

/** Everything around a page's content. */
export const Chrome = {
  EnquiryButton,
  EventBanner,
  HelloBar,
  Header,
  LastLine,
  Footer,
  PageStatus,
  UnpublishedMark,
} as const;
