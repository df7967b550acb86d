import { ArticleBody } from './ArticleBody/ArticleBody.tsx';
import { ArticleHead } from './ArticleHead/ArticleHead.tsx';
import { BuildingGuide } from './BuildingGuide/BuildingGuide.tsx';
import { ChapterGuide } from './ChapterGuide/ChapterGuide.tsx';
import { Faq } from './Faq/Faq.tsx';
import { IssueEnd } from './IssueEnd/IssueEnd.tsx';
import { IssueHead } from './IssueHead/IssueHead.tsx';
import { LegalText } from './LegalText/LegalText.tsx';
import { NoteHead } from './NoteHead/NoteHead.tsx';
import { PostEnd } from './PostEnd/PostEnd.tsx';
import { PostHead } from './PostHead/PostHead.tsx';
import { PressDocument } from './PressDocument/PressDocument.tsx';
import { PressReleaseText } from './PressReleaseText/PressReleaseText.tsx';
import { Prose } from './Prose/Prose.tsx';
import { TopicAnswers } from './TopicAnswers/TopicAnswers.tsx';

/** The reading family: the component of each section, and what it holds inside. */
export const reading = {
  articleBody: { component: ArticleBody, holds: 'text' },
  articleHead: { component: ArticleHead },
  buildingGuide: { component: BuildingGuide },
  chapterGuide: { component: ChapterGuide, holds: 'text' },
  faq: { component: Faq },
  issueEnd: { component: IssueEnd },
  issueHead: { component: IssueHead },
  legalText: { component: LegalText, holds: 'text' },
  noteHead: { component: NoteHead },
  postEnd: { component: PostEnd },
  postHead: { component: PostHead },
  pressDocument: { component: PressDocument },
  pressReleaseText: { component: PressReleaseText, holds: 'text' },
  prose: { component: Prose, holds: 'text' },
  topicAnswers: { component: TopicAnswers },
} as const;
