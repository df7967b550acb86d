import { EnquiryButton } from './EnquiryButton.tsx';
import { EventBanner } from './EventBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelloBar } from './HelloBar.tsx';
import { PageStatus } from './PageStatus.tsx';

/** What stands around the content of a page. */
export const Chrome = { EnquiryButton, EventBanner, HelloBar, Header, Footer, PageStatus } as const;
