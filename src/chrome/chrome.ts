import { EnquiryButton } from './EnquiryButton.tsx';
import { EventBanner } from './EventBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelloBar } from './HelloBar.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { PageStatus } from './PageStatus.tsx';
import { UnpublishedNotice } from './UnpublishedNotice.tsx';

/** Everything around a page's content. */
export const Chrome = {
  EnquiryButton,
  EventBanner,
  HelloBar,
  Header,
  LegalLinks,
  Footer,
  PageStatus,
  UnpublishedNotice,
} as const;
