import { ArticleBody } from './ArticleBody/ArticleBody.tsx';
import { BuildingGuide } from './BuildingGuide/BuildingGuide.tsx';
import { ChapterGuide } from './ChapterGuide/ChapterGuide.tsx';
import { EntryEnd } from './EntryEnd/EntryEnd.tsx';
import { EntryHead } from './EntryHead/EntryHead.tsx';
import { Faq } from './Faq/Faq.tsx';
import { Glossary } from './Glossary/Glossary.tsx';
import { LegalText } from './LegalText/LegalText.tsx';
import { NoteHead } from './NoteHead/NoteHead.tsx';
import { PressDocument } from './PressDocument/PressDocument.tsx';
import { PressReleaseText } from './PressReleaseText/PressReleaseText.tsx';
import { Prose } from './Prose/Prose.tsx';
import { ReleaseLog } from './ReleaseLog/ReleaseLog.tsx';
import { TopicAnswers } from './TopicAnswers/TopicAnswers.tsx';

/** The reading family: the component of each section, and its filling. */
export const reading = {
  articleBody: { component: ArticleBody, holds: 'text' },
  buildingGuide: { component: BuildingGuide },
  chapterGuide: { component: ChapterGuide, holds: 'text' },
  entryEnd: { component: EntryEnd },
  entryHead: { component: EntryHead },
  faq: { component: Faq },
  glossary: { component: Glossary, holds: 'text' },
  legalText: { component: LegalText, holds: 'text' },
  noteHead: { component: NoteHead },
  pressDocument: { component: PressDocument },
  pressReleaseText: { component: PressReleaseText, holds: 'text' },
  prose: { component: Prose, holds: 'text' },
  releaseLog: { component: ReleaseLog },
  topicAnswers: { component: TopicAnswers },
} as const;
