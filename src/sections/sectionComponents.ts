import { AboutHero } from './AboutHero/AboutHero.tsx';
import { AdoptionReadings } from './AdoptionReadings/AdoptionReadings.tsx';
import { Annunciator } from './Annunciator/Annunciator.tsx';
import { AppTabs } from './AppTabs/AppTabs.tsx';
import { ArticleBody } from './ArticleBody/ArticleBody.tsx';
import { ArticleHead } from './ArticleHead/ArticleHead.tsx';
import { AuthorityLevels } from './AuthorityLevels/AuthorityLevels.tsx';
import { Awards } from './Awards/Awards.tsx';
import { BeamStatement } from './BeamStatement/BeamStatement.tsx';
import { BenefitCards } from './BenefitCards/BenefitCards.tsx';
import { BlogFront } from './BlogFront/BlogFront.tsx';
import { BlogRegister } from './BlogRegister/BlogRegister.tsx';
import { BookContents } from './BookContents/BookContents.tsx';
import { BookForm } from './BookForm/BookForm.tsx';
import { BookSample } from './BookSample/BookSample.tsx';
import { BookShelf } from './BookShelf/BookShelf.tsx';
import { BothSides } from './BothSides/BothSides.tsx';
import { CareersHero } from './CareersHero/CareersHero.tsx';
import { CaseFigures } from './CaseFigures/CaseFigures.tsx';
import { CaseHead } from './CaseHead/CaseHead.tsx';
import { CaseHero } from './CaseHero/CaseHero.tsx';
import { CaseLog } from './CaseLog/CaseLog.tsx';
import { CaseNext } from './CaseNext/CaseNext.tsx';
import { CaseProgramme } from './CaseProgramme/CaseProgramme.tsx';
import { CaseQuote } from './CaseQuote/CaseQuote.tsx';
import { CaseRecord } from './CaseRecord/CaseRecord.tsx';
import { CaseStory } from './CaseStory/CaseStory.tsx';
import { CaseTower } from './CaseTower/CaseTower.tsx';
import { CaseTrials } from './CaseTrials/CaseTrials.tsx';
import { CaseWindow } from './CaseWindow/CaseWindow.tsx';
import { ChapterGuide } from './ChapterGuide/ChapterGuide.tsx';
import { Checklist } from './Checklist/Checklist.tsx';
import { ClubTable } from './ClubTable/ClubTable.tsx';
import { ComingSoon } from './ComingSoon/ComingSoon.tsx';
import { CompareChoice } from './CompareChoice/CompareChoice.tsx';
import { CompareHours } from './CompareHours/CompareHours.tsx';
import { CompareRoutes } from './CompareRoutes/CompareRoutes.tsx';
import { CompareTable } from './CompareTable/CompareTable.tsx';
import { Connections } from './Connections/Connections.tsx';
import { ControlStrata } from './ControlStrata/ControlStrata.tsx';
import { CostBeams } from './CostBeams/CostBeams.tsx';
import { CrewWeek } from './CrewWeek/CrewWeek.tsx';
import { Cta } from './Cta/Cta.tsx';
import { CultureCarousel } from './CultureCarousel/CultureCarousel.tsx';
import { DayStripHero } from './DayStripHero/DayStripHero.tsx';
import { DemoRequest } from './DemoRequest/DemoRequest.tsx';
import { DimensionStats } from './DimensionStats/DimensionStats.tsx';
import { EnlargedAsset } from './EnlargedAsset/EnlargedAsset.tsx';
import { EnquiryPanel } from './EnquiryPanel/EnquiryPanel.tsx';
import { EventAgenda } from './EventAgenda/EventAgenda.tsx';
import { EventHero } from './EventHero/EventHero.tsx';
import { EventList } from './EventList/EventList.tsx';
import { EventProgramme } from './EventProgramme/EventProgramme.tsx';
import { EventRegister } from './EventRegister/EventRegister.tsx';
import { EventSpeakers } from './EventSpeakers/EventSpeakers.tsx';
import { FailureCurve } from './FailureCurve/FailureCurve.tsx';
import { Faq } from './Faq/Faq.tsx';
import { FaultFlow } from './FaultFlow/FaultFlow.tsx';
import { FeatureBlock } from './FeatureBlock/FeatureBlock.tsx';
import { FeatureGroup } from './FeatureGroup/FeatureGroup.tsx';
import { FeatureHero } from './FeatureHero/FeatureHero.tsx';
import { FeatureRegister } from './FeatureRegister/FeatureRegister.tsx';
import { FilmStrip } from './FilmStrip/FilmStrip.tsx';
import { FormPage } from './FormPage/FormPage.tsx';
import { GaugeReturns } from './GaugeReturns/GaugeReturns.tsx';
import { HomeHero } from './HomeHero/HomeHero.tsx';
import { IndustryGains } from './IndustryGains/IndustryGains.tsx';
import { IndustryHero } from './IndustryHero/IndustryHero.tsx';
import { IndustryStreet } from './IndustryStreet/IndustryStreet.tsx';
import { IndustryStrip } from './IndustryStrip/IndustryStrip.tsx';
import { IndustryTabs } from './IndustryTabs/IndustryTabs.tsx';
import { Infographic } from './Infographic/Infographic.tsx';
import { IssueEnd } from './IssueEnd/IssueEnd.tsx';
import { IssueHead } from './IssueHead/IssueHead.tsx';
import { IssueRack } from './IssueRack/IssueRack.tsx';
import { JobOpenings } from './JobOpenings/JobOpenings.tsx';
import { JobSheet } from './JobSheet/JobSheet.tsx';
import { KnowledgeHub } from './KnowledgeHub/KnowledgeHub.tsx';
import { LeadCapture } from './LeadCapture/LeadCapture.tsx';
import { LegacyBreak } from './LegacyBreak/LegacyBreak.tsx';
import { LegalText } from './LegalText/LegalText.tsx';
import { Library } from './Library/Library.tsx';
import { LifeAt } from './LifeAt/LifeAt.tsx';
import { LimitBand } from './LimitBand/LimitBand.tsx';
import { LoadCarpet } from './LoadCarpet/LoadCarpet.tsx';
import { LoadDiagram } from './LoadDiagram/LoadDiagram.tsx';
import { LogoMarquee } from './LogoMarquee/LogoMarquee.tsx';
import { LoopHero } from './LoopHero/LoopHero.tsx';
import { MeasuredLevels } from './MeasuredLevels/MeasuredLevels.tsx';
import { MeterTree } from './MeterTree/MeterTree.tsx';
import { MobileHero } from './MobileHero/MobileHero.tsx';
import { ModuleHero } from './ModuleHero/ModuleHero.tsx';
import { ModuleSchedule } from './ModuleSchedule/ModuleSchedule.tsx';
import { Newsroom } from './Newsroom/Newsroom.tsx';
import { NextDoor } from './NextDoor/NextDoor.tsx';
import { NightLog } from './NightLog/NightLog.tsx';
import { NoteHead } from './NoteHead/NoteHead.tsx';
import { NotFound } from './NotFound/NotFound.tsx';
import { NumberedPlan } from './NumberedPlan/NumberedPlan.tsx';
import { OfficeColumns } from './OfficeColumns/OfficeColumns.tsx';
import { OfficeHours } from './OfficeHours/OfficeHours.tsx';
import { Offices } from './Offices/Offices.tsx';
import { OnboardingProgramme } from './OnboardingProgramme/OnboardingProgramme.tsx';
import { PanelSchedule } from './PanelSchedule/PanelSchedule.tsx';
import { PartnerDirectory } from './PartnerDirectory/PartnerDirectory.tsx';
import { PartnerTracks } from './PartnerTracks/PartnerTracks.tsx';
import { People } from './People/People.tsx';
import { PlanSchedule } from './PlanSchedule/PlanSchedule.tsx';
import { PostEnd } from './PostEnd/PostEnd.tsx';
import { PostHead } from './PostHead/PostHead.tsx';
import { PressSheet } from './PressSheet/PressSheet.tsx';
import { PriceAddOns } from './PriceAddOns/PriceAddOns.tsx';
import { PriceList } from './PriceList/PriceList.tsx';
import { PricingPlans } from './PricingPlans/PricingPlans.tsx';
import { Principles } from './Principles/Principles.tsx';
import { ProductBeam } from './ProductBeam/ProductBeam.tsx';
import { ProductHero } from './ProductHero/ProductHero.tsx';
import { Programme } from './Programme/Programme.tsx';
import { Prose } from './Prose/Prose.tsx';
import { PunchList } from './PunchList/PunchList.tsx';
import { ReadingRoom } from './ReadingRoom/ReadingRoom.tsx';
import { RecentPosts } from './RecentPosts/RecentPosts.tsx';
import { RecordParts } from './RecordParts/RecordParts.tsx';
import { RegisterBuilding } from './RegisterBuilding/RegisterBuilding.tsx';
import { ReleaseArchive } from './ReleaseArchive/ReleaseArchive.tsx';
import { ReleaseSheet } from './ReleaseSheet/ReleaseSheet.tsx';
import { ResponseTimes } from './ResponseTimes/ResponseTimes.tsx';
import { RevisionTable } from './RevisionTable/RevisionTable.tsx';
import { RiserTable } from './RiserTable/RiserTable.tsx';
import { RoiAssumptions } from './RoiAssumptions/RoiAssumptions.tsx';
import { RoiTeaser } from './RoiTeaser/RoiTeaser.tsx';
import { RoiTool } from './RoiTool/RoiTool.tsx';
import { RoomTour } from './RoomTour/RoomTour.tsx';
import { RuleSentence } from './RuleSentence/RuleSentence.tsx';
import { SavingsProof } from './SavingsProof/SavingsProof.tsx';
import { SeatPlan } from './SeatPlan/SeatPlan.tsx';
import { SecurityCards } from './SecurityCards/SecurityCards.tsx';
import { SheetRail } from './SheetRail/SheetRail.tsx';
import { ShiftRooms } from './ShiftRooms/ShiftRooms.tsx';
import { SignalStair } from './SignalStair/SignalStair.tsx';
import { SiteSearch } from './SiteSearch/SiteSearch.tsx';
import { StartDoors } from './StartDoors/StartDoors.tsx';
import { StatCards } from './StatCards/StatCards.tsx';
import { StateGrid } from './StateGrid/StateGrid.tsx';
import { StatesHero } from './StatesHero/StatesHero.tsx';
import { StatQuote } from './StatQuote/StatQuote.tsx';
import { StatTowers } from './StatTowers/StatTowers.tsx';
import { StockLine } from './StockLine/StockLine.tsx';
import { StoreyBars } from './StoreyBars/StoreyBars.tsx';
import { StoreyGuide } from './StoreyGuide/StoreyGuide.tsx';
import { SubNavigation } from './SubNavigation/SubNavigation.tsx';
import { Subscribe } from './Subscribe/Subscribe.tsx';
import { SwitchSteps } from './SwitchSteps/SwitchSteps.tsx';
import { SystemRiser } from './SystemRiser/SystemRiser.tsx';
import type { SectionType } from './sectionSchemas.ts';
import { TagHero } from './TagHero/TagHero.tsx';
import { TerminalStrip } from './TerminalStrip/TerminalStrip.tsx';
import { Testimonials } from './Testimonials/Testimonials.tsx';
import { ThankYou } from './ThankYou/ThankYou.tsx';
import { Timeline } from './Timeline/Timeline.tsx';
import { TopicAnswers } from './TopicAnswers/TopicAnswers.tsx';
import { TourChapters } from './TourChapters/TourChapters.tsx';
import { TwoClocks } from './TwoClocks/TwoClocks.tsx';
import { Veterans } from './Veterans/Veterans.tsx';
import { VideoSeries } from './VideoSeries/VideoSeries.tsx';
import { VideoVoices } from './VideoVoices/VideoVoices.tsx';
import { VideoWall } from './VideoWall/VideoWall.tsx';
import { WebinarChapters } from './WebinarChapters/WebinarChapters.tsx';
import { WebinarHead } from './WebinarHead/WebinarHead.tsx';
import { WebinarNotes } from './WebinarNotes/WebinarNotes.tsx';
import { WebinarSpeakers } from './WebinarSpeakers/WebinarSpeakers.tsx';
import { WhyCards } from './WhyCards/WhyCards.tsx';
import { WhyJoin } from './WhyJoin/WhyJoin.tsx';
import { WindowSteps } from './WindowSteps/WindowSteps.tsx';
import { WindowWall } from './WindowWall/WindowWall.tsx';
import { WireSample } from './WireSample/WireSample.tsx';

/** The component of every section type: a type without one does not compile. Alphabetical. */
export const sectionComponents = {
  aboutHero: AboutHero,
  adoptionReadings: AdoptionReadings,
  appTabs: AppTabs,
  articleBody: ArticleBody,
  articleHead: ArticleHead,
  authorityLevels: AuthorityLevels,
  awards: Awards,
  beamStatement: BeamStatement,
  benefitCards: BenefitCards,
  blogFront: BlogFront,
  blogRegister: BlogRegister,
  bookContents: BookContents,
  bookForm: BookForm,
  bookSample: BookSample,
  bookShelf: BookShelf,
  careersHero: CareersHero,
  caseFigures: CaseFigures,
  caseHead: CaseHead,
  caseHero: CaseHero,
  caseLog: CaseLog,
  caseNext: CaseNext,
  caseProgramme: CaseProgramme,
  caseQuote: CaseQuote,
  caseRecord: CaseRecord,
  caseStory: CaseStory,
  caseTower: CaseTower,
  caseTrials: CaseTrials,
  caseWindow: CaseWindow,
  chapterGuide: ChapterGuide,
  checklist: Checklist,
  clubTable: ClubTable,
  comingSoon: ComingSoon,
  compareChoice: CompareChoice,
  compareHours: CompareHours,
  compareRoutes: CompareRoutes,
  compareTable: CompareTable,
  connections: Connections,
  controlStrata: ControlStrata,
  costBeams: CostBeams,
  crewWeek: CrewWeek,
  cta: Cta,
  cultureCarousel: CultureCarousel,
  dayStripHero: DayStripHero,
  demoRequest: DemoRequest,
  dimensionStats: DimensionStats,
  enlargedAsset: EnlargedAsset,
  enquiryPanel: EnquiryPanel,
  eventAgenda: EventAgenda,
  eventHero: EventHero,
  eventList: EventList,
  eventProgramme: EventProgramme,
  eventRegister: EventRegister,
  eventSpeakers: EventSpeakers,
  failureCurve: FailureCurve,
  faq: Faq,
  faultFlow: FaultFlow,
  featureBlock: FeatureBlock,
  featureGroup: FeatureGroup,
  featureHero: FeatureHero,
  featureRegister: FeatureRegister,
  filmStrip: FilmStrip,
  formPage: FormPage,
  gaugeReturns: GaugeReturns,
  homeHero: HomeHero,
  industryGains: IndustryGains,
  industryHero: IndustryHero,
  industryStreet: IndustryStreet,
  industryStrip: IndustryStrip,
  industryTabs: IndustryTabs,
  infographic: Infographic,
  issueEnd: IssueEnd,
  issueHead: IssueHead,
  issueRack: IssueRack,
  jobOpenings: JobOpenings,
  jobSheet: JobSheet,
  knowledgeHub: KnowledgeHub,
  leadCapture: LeadCapture,
  legacyBreak: LegacyBreak,
  legalText: LegalText,
  library: Library,
  lifeAt: LifeAt,
  loadDiagram: LoadDiagram,
  logoMarquee: LogoMarquee,
  loadCarpet: LoadCarpet,
  meterTree: MeterTree,
  limitBand: LimitBand,
  annunciator: Annunciator,
  bothSides: BothSides,
  loopHero: LoopHero,
  measuredLevels: MeasuredLevels,
  mobileHero: MobileHero,
  moduleHero: ModuleHero,
  moduleSchedule: ModuleSchedule,
  newsroom: Newsroom,
  nextDoor: NextDoor,
  nightLog: NightLog,
  noteHead: NoteHead,
  notFound: NotFound,
  numberedPlan: NumberedPlan,
  officeColumns: OfficeColumns,
  officeHours: OfficeHours,
  offices: Offices,
  onboardingProgramme: OnboardingProgramme,
  panelSchedule: PanelSchedule,
  partnerDirectory: PartnerDirectory,
  partnerTracks: PartnerTracks,
  people: People,
  planSchedule: PlanSchedule,
  postEnd: PostEnd,
  postHead: PostHead,
  pressSheet: PressSheet,
  priceAddOns: PriceAddOns,
  priceList: PriceList,
  pricingPlans: PricingPlans,
  principles: Principles,
  productBeam: ProductBeam,
  productHero: ProductHero,
  programme: Programme,
  prose: Prose,
  punchList: PunchList,
  readingRoom: ReadingRoom,
  recentPosts: RecentPosts,
  recordParts: RecordParts,
  registerBuilding: RegisterBuilding,
  releaseArchive: ReleaseArchive,
  releaseSheet: ReleaseSheet,
  responseTimes: ResponseTimes,
  revisionTable: RevisionTable,
  riserTable: RiserTable,
  roiAssumptions: RoiAssumptions,
  roiTeaser: RoiTeaser,
  roiTool: RoiTool,
  roomTour: RoomTour,
  ruleSentence: RuleSentence,
  savingsProof: SavingsProof,
  seatPlan: SeatPlan,
  securityCards: SecurityCards,
  sheetRail: SheetRail,
  siteSearch: SiteSearch,
  shiftRooms: ShiftRooms,
  signalStair: SignalStair,
  startDoors: StartDoors,
  statCards: StatCards,
  stateGrid: StateGrid,
  statQuote: StatQuote,
  statTowers: StatTowers,
  statesHero: StatesHero,
  stockLine: StockLine,
  storeyBars: StoreyBars,
  storeyGuide: StoreyGuide,
  subNavigation: SubNavigation,
  subscribe: Subscribe,
  switchSteps: SwitchSteps,
  systemRiser: SystemRiser,
  tagHero: TagHero,
  terminalStrip: TerminalStrip,
  testimonials: Testimonials,
  thankYou: ThankYou,
  timeline: Timeline,
  topicAnswers: TopicAnswers,
  tourChapters: TourChapters,
  twoClocks: TwoClocks,
  veterans: Veterans,
  videoSeries: VideoSeries,
  videoVoices: VideoVoices,
  videoWall: VideoWall,
  webinarChapters: WebinarChapters,
  webinarHead: WebinarHead,
  webinarNotes: WebinarNotes,
  webinarSpeakers: WebinarSpeakers,
  whyCards: WhyCards,
  whyJoin: WhyJoin,
  windowSteps: WindowSteps,
  windowWall: WindowWall,
  wireSample: WireSample,
} satisfies Record<SectionType, unknown>;
