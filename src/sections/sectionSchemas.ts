import { z } from 'zod';
import { aboutHeroSchema } from './AboutHero/AboutHero.schema.ts';
import { adoptionReadingsSchema } from './AdoptionReadings/AdoptionReadings.schema.ts';
import { annunciatorSchema } from './Annunciator/Annunciator.schema.ts';
import { appTabsSchema } from './AppTabs/AppTabs.schema.ts';
import { articleBodySchema } from './ArticleBody/ArticleBody.schema.ts';
import { articleHeadSchema } from './ArticleHead/ArticleHead.schema.ts';
import { authorityLevelsSchema } from './AuthorityLevels/AuthorityLevels.schema.ts';
import { awardsSchema } from './Awards/Awards.schema.ts';
import { beamStatementSchema } from './BeamStatement/BeamStatement.schema.ts';
import { benefitCardsSchema } from './BenefitCards/BenefitCards.schema.ts';
import { blogFrontSchema } from './BlogFront/BlogFront.schema.ts';
import { blogRegisterSchema } from './BlogRegister/BlogRegister.schema.ts';
import { bookContentsSchema } from './BookContents/BookContents.schema.ts';
import { bookFormSchema } from './BookForm/BookForm.schema.ts';
import { bookSampleSchema } from './BookSample/BookSample.schema.ts';
import { bookShelfSchema } from './BookShelf/BookShelf.schema.ts';
import { bothSidesSchema } from './BothSides/BothSides.schema.ts';
import { careersHeroSchema } from './CareersHero/CareersHero.schema.ts';
import { caseFiguresSchema } from './CaseFigures/CaseFigures.schema.ts';
import { caseHeadSchema } from './CaseHead/CaseHead.schema.ts';
import { caseHeroSchema } from './CaseHero/CaseHero.schema.ts';
import { caseLogSchema } from './CaseLog/CaseLog.schema.ts';
import { caseNextSchema } from './CaseNext/CaseNext.schema.ts';
import { caseProgrammeSchema } from './CaseProgramme/CaseProgramme.schema.ts';
import { caseQuoteSchema } from './CaseQuote/CaseQuote.schema.ts';
import { caseRecordSchema } from './CaseRecord/CaseRecord.schema.ts';
import { caseStorySchema } from './CaseStory/CaseStory.schema.ts';
import { caseTowerSchema } from './CaseTower/CaseTower.schema.ts';
import { caseTrialsSchema } from './CaseTrials/CaseTrials.schema.ts';
import { caseWindowSchema } from './CaseWindow/CaseWindow.schema.ts';
import { chapterGuideSchema } from './ChapterGuide/ChapterGuide.schema.ts';
import { checklistSchema } from './Checklist/Checklist.schema.ts';
import { clubTableSchema } from './ClubTable/ClubTable.schema.ts';
import { comingSoonSchema } from './ComingSoon/ComingSoon.schema.ts';
import { compareChoiceSchema } from './CompareChoice/CompareChoice.schema.ts';
import { compareHoursSchema } from './CompareHours/CompareHours.schema.ts';
import { compareRoutesSchema } from './CompareRoutes/CompareRoutes.schema.ts';
import { compareTableSchema } from './CompareTable/CompareTable.schema.ts';
import { connectionsSchema } from './Connections/Connections.schema.ts';
import { controlStrataSchema } from './ControlStrata/ControlStrata.schema.ts';
import { costBeamsSchema } from './CostBeams/CostBeams.schema.ts';
import { crewWeekSchema } from './CrewWeek/CrewWeek.schema.ts';
import { ctaSchema } from './Cta/Cta.schema.ts';
import { cultureCarouselSchema } from './CultureCarousel/CultureCarousel.schema.ts';
import { dayStripHeroSchema } from './DayStripHero/DayStripHero.schema.ts';
import { demoRequestSchema } from './DemoRequest/DemoRequest.schema.ts';
import { dimensionStatsSchema } from './DimensionStats/DimensionStats.schema.ts';
import { enlargedAssetSchema } from './EnlargedAsset/EnlargedAsset.schema.ts';
import { enquiryPanelSchema } from './EnquiryPanel/EnquiryPanel.schema.ts';
import { eventAgendaSchema } from './EventAgenda/EventAgenda.schema.ts';
import { eventHeroSchema } from './EventHero/EventHero.schema.ts';
import { eventListSchema } from './EventList/EventList.schema.ts';
import { eventProgrammeSchema } from './EventProgramme/EventProgramme.schema.ts';
import { eventRegisterSchema } from './EventRegister/EventRegister.schema.ts';
import { eventSpeakersSchema } from './EventSpeakers/EventSpeakers.schema.ts';
import { failureCurveSchema } from './FailureCurve/FailureCurve.schema.ts';
import { faqSchema } from './Faq/Faq.schema.ts';
import { faultFlowSchema } from './FaultFlow/FaultFlow.schema.ts';
import { featureBlockSchema } from './FeatureBlock/FeatureBlock.schema.ts';
import { featureGroupSchema } from './FeatureGroup/FeatureGroup.schema.ts';
import { featureHeroSchema } from './FeatureHero/FeatureHero.schema.ts';
import { featureRegisterSchema } from './FeatureRegister/FeatureRegister.schema.ts';
import { filmStripSchema } from './FilmStrip/FilmStrip.schema.ts';
import { formPageSchema } from './FormPage/FormPage.schema.ts';
import { gaugeReturnsSchema } from './GaugeReturns/GaugeReturns.schema.ts';
import { homeHeroSchema } from './HomeHero/HomeHero.schema.ts';
import { industryGainsSchema } from './IndustryGains/IndustryGains.schema.ts';
import { industryHeroSchema } from './IndustryHero/IndustryHero.schema.ts';
import { industryStreetSchema } from './IndustryStreet/IndustryStreet.schema.ts';
import { industryStripSchema } from './IndustryStrip/IndustryStrip.schema.ts';
import { industryTabsSchema } from './IndustryTabs/IndustryTabs.schema.ts';
import { infographicSchema } from './Infographic/Infographic.schema.ts';
import { issueEndSchema } from './IssueEnd/IssueEnd.schema.ts';
import { issueHeadSchema } from './IssueHead/IssueHead.schema.ts';
import { issueRackSchema } from './IssueRack/IssueRack.schema.ts';
import { jobOpeningsSchema } from './JobOpenings/JobOpenings.schema.ts';
import { jobSheetSchema } from './JobSheet/JobSheet.schema.ts';
import { knowledgeHubSchema } from './KnowledgeHub/KnowledgeHub.schema.ts';
import { leadCaptureSchema } from './LeadCapture/LeadCapture.schema.ts';
import { legacyBreakSchema } from './LegacyBreak/LegacyBreak.schema.ts';
import { legalTextSchema } from './LegalText/LegalText.schema.ts';
import { librarySchema } from './Library/Library.schema.ts';
import { lifeAtSchema } from './LifeAt/LifeAt.schema.ts';
import { limitBandSchema } from './LimitBand/LimitBand.schema.ts';
import { loadCarpetSchema } from './LoadCarpet/LoadCarpet.schema.ts';
import { loadDiagramSchema } from './LoadDiagram/LoadDiagram.schema.ts';
import { logoMarqueeSchema } from './LogoMarquee/LogoMarquee.schema.ts';
import { loopHeroSchema } from './LoopHero/LoopHero.schema.ts';
import { measuredLevelsSchema } from './MeasuredLevels/MeasuredLevels.schema.ts';
import { meterTreeSchema } from './MeterTree/MeterTree.schema.ts';
import { mobileHeroSchema } from './MobileHero/MobileHero.schema.ts';
import { moduleHeroSchema } from './ModuleHero/ModuleHero.schema.ts';
import { moduleScheduleSchema } from './ModuleSchedule/ModuleSchedule.schema.ts';
import { newsroomSchema } from './Newsroom/Newsroom.schema.ts';
import { nextDoorSchema } from './NextDoor/NextDoor.schema.ts';
import { nightLogSchema } from './NightLog/NightLog.schema.ts';
import { noteHeadSchema } from './NoteHead/NoteHead.schema.ts';
import { notFoundSchema } from './NotFound/NotFound.schema.ts';
import { numberedPlanSchema } from './NumberedPlan/NumberedPlan.schema.ts';
import { officeColumnsSchema } from './OfficeColumns/OfficeColumns.schema.ts';
import { officeHoursSchema } from './OfficeHours/OfficeHours.schema.ts';
import { officesSchema } from './Offices/Offices.schema.ts';
import { onboardingProgrammeSchema } from './OnboardingProgramme/OnboardingProgramme.schema.ts';
import { panelScheduleSchema } from './PanelSchedule/PanelSchedule.schema.ts';
import { partnerDirectorySchema } from './PartnerDirectory/PartnerDirectory.schema.ts';
import { partnerTracksSchema } from './PartnerTracks/PartnerTracks.schema.ts';
import { peopleSchema } from './People/People.schema.ts';
import { planScheduleSchema } from './PlanSchedule/PlanSchedule.schema.ts';
import { postEndSchema } from './PostEnd/PostEnd.schema.ts';
import { postHeadSchema } from './PostHead/PostHead.schema.ts';
import { pressSheetSchema } from './PressSheet/PressSheet.schema.ts';
import { priceAddOnsSchema } from './PriceAddOns/PriceAddOns.schema.ts';
import { priceListSchema } from './PriceList/PriceList.schema.ts';
import { pricingPlansSchema } from './PricingPlans/PricingPlans.schema.ts';
import { principlesSchema } from './Principles/Principles.schema.ts';
import { productBeamSchema } from './ProductBeam/ProductBeam.schema.ts';
import { productHeroSchema } from './ProductHero/ProductHero.schema.ts';
import { programmeSchema } from './Programme/Programme.schema.ts';
import { proseSchema } from './Prose/Prose.schema.ts';
import { punchListSchema } from './PunchList/PunchList.schema.ts';
import { readingRoomSchema } from './ReadingRoom/ReadingRoom.schema.ts';
import { recentPostsSchema } from './RecentPosts/RecentPosts.schema.ts';
import { recordPartsSchema } from './RecordParts/RecordParts.schema.ts';
import { registerBuildingSchema } from './RegisterBuilding/RegisterBuilding.schema.ts';
import { releaseArchiveSchema } from './ReleaseArchive/ReleaseArchive.schema.ts';
import { releaseSheetSchema } from './ReleaseSheet/ReleaseSheet.schema.ts';
import { responseTimesSchema } from './ResponseTimes/ResponseTimes.schema.ts';
import { revisionTableSchema } from './RevisionTable/RevisionTable.schema.ts';
import { riserTableSchema } from './RiserTable/RiserTable.schema.ts';
import { roiAssumptionsSchema } from './RoiAssumptions/RoiAssumptions.schema.ts';
import { roiTeaserSchema } from './RoiTeaser/RoiTeaser.schema.ts';
import { roiToolSchema } from './RoiTool/RoiTool.schema.ts';
import { roomTourSchema } from './RoomTour/RoomTour.schema.ts';
import { ruleSentenceSchema } from './RuleSentence/RuleSentence.schema.ts';
import { savingsProofSchema } from './SavingsProof/SavingsProof.schema.ts';
import { seatPlanSchema } from './SeatPlan/SeatPlan.schema.ts';
import { securityCardsSchema } from './SecurityCards/SecurityCards.schema.ts';
import { sheetRailSchema } from './SheetRail/SheetRail.schema.ts';
import { shiftRoomsSchema } from './ShiftRooms/ShiftRooms.schema.ts';
import { signalStairSchema } from './SignalStair/SignalStair.schema.ts';
import { siteSearchSchema } from './SiteSearch/SiteSearch.schema.ts';
import { startDoorsSchema } from './StartDoors/StartDoors.schema.ts';
import { statCardsSchema } from './StatCards/StatCards.schema.ts';
import { stateGridSchema } from './StateGrid/StateGrid.schema.ts';
import { statesHeroSchema } from './StatesHero/StatesHero.schema.ts';
import { statQuoteSchema } from './StatQuote/StatQuote.schema.ts';
import { statTowersSchema } from './StatTowers/StatTowers.schema.ts';
import { stockLineSchema } from './StockLine/StockLine.schema.ts';
import { storeyBarsSchema } from './StoreyBars/StoreyBars.schema.ts';
import { storeyGuideSchema } from './StoreyGuide/StoreyGuide.schema.ts';
import { subNavigationSchema } from './SubNavigation/SubNavigation.schema.ts';
import { subscribeSchema } from './Subscribe/Subscribe.schema.ts';
import { switchStepsSchema } from './SwitchSteps/SwitchSteps.schema.ts';
import { systemRiserSchema } from './SystemRiser/SystemRiser.schema.ts';
import { tagHeroSchema } from './TagHero/TagHero.schema.ts';
import { terminalStripSchema } from './TerminalStrip/TerminalStrip.schema.ts';
import { testimonialsSchema } from './Testimonials/Testimonials.schema.ts';
import { thankYouSchema } from './ThankYou/ThankYou.schema.ts';
import { timelineSchema } from './Timeline/Timeline.schema.ts';
import { topicAnswersSchema } from './TopicAnswers/TopicAnswers.schema.ts';
import { tourChaptersSchema } from './TourChapters/TourChapters.schema.ts';
import { twoClocksSchema } from './TwoClocks/TwoClocks.schema.ts';
import { veteransSchema } from './Veterans/Veterans.schema.ts';
import { videoSeriesSchema } from './VideoSeries/VideoSeries.schema.ts';
import { videoVoicesSchema } from './VideoVoices/VideoVoices.schema.ts';
import { videoWallSchema } from './VideoWall/VideoWall.schema.ts';
import { webinarChaptersSchema } from './WebinarChapters/WebinarChapters.schema.ts';
import { webinarHeadSchema } from './WebinarHead/WebinarHead.schema.ts';
import { webinarNotesSchema } from './WebinarNotes/WebinarNotes.schema.ts';
import { webinarSpeakersSchema } from './WebinarSpeakers/WebinarSpeakers.schema.ts';
import { whyCardsSchema } from './WhyCards/WhyCards.schema.ts';
import { whyJoinSchema } from './WhyJoin/WhyJoin.schema.ts';
import { windowStepsSchema } from './WindowSteps/WindowSteps.schema.ts';
import { windowWallSchema } from './WindowWall/WindowWall.schema.ts';
import { wireSampleSchema } from './WireSample/WireSample.schema.ts';

/** Every section type that a content file can use, told apart by its `type`. Alphabetical. */
export const sectionSchemas = [
  aboutHeroSchema,
  adoptionReadingsSchema,
  appTabsSchema,
  articleBodySchema,
  articleHeadSchema,
  authorityLevelsSchema,
  awardsSchema,
  beamStatementSchema,
  benefitCardsSchema,
  blogFrontSchema,
  blogRegisterSchema,
  bookContentsSchema,
  bookFormSchema,
  bookSampleSchema,
  bookShelfSchema,
  careersHeroSchema,
  caseFiguresSchema,
  caseHeadSchema,
  caseHeroSchema,
  caseLogSchema,
  caseNextSchema,
  caseProgrammeSchema,
  caseQuoteSchema,
  caseRecordSchema,
  caseStorySchema,
  caseTowerSchema,
  caseTrialsSchema,
  caseWindowSchema,
  chapterGuideSchema,
  checklistSchema,
  clubTableSchema,
  comingSoonSchema,
  compareChoiceSchema,
  compareHoursSchema,
  compareRoutesSchema,
  compareTableSchema,
  connectionsSchema,
  controlStrataSchema,
  costBeamsSchema,
  crewWeekSchema,
  ctaSchema,
  cultureCarouselSchema,
  dayStripHeroSchema,
  demoRequestSchema,
  dimensionStatsSchema,
  enlargedAssetSchema,
  enquiryPanelSchema,
  eventAgendaSchema,
  eventHeroSchema,
  eventListSchema,
  eventProgrammeSchema,
  eventRegisterSchema,
  eventSpeakersSchema,
  failureCurveSchema,
  faqSchema,
  faultFlowSchema,
  featureBlockSchema,
  featureGroupSchema,
  featureHeroSchema,
  featureRegisterSchema,
  filmStripSchema,
  formPageSchema,
  gaugeReturnsSchema,
  homeHeroSchema,
  industryGainsSchema,
  industryHeroSchema,
  industryStreetSchema,
  industryStripSchema,
  industryTabsSchema,
  infographicSchema,
  issueEndSchema,
  issueHeadSchema,
  issueRackSchema,
  jobOpeningsSchema,
  jobSheetSchema,
  knowledgeHubSchema,
  leadCaptureSchema,
  legacyBreakSchema,
  legalTextSchema,
  librarySchema,
  lifeAtSchema,
  loadDiagramSchema,
  logoMarqueeSchema,
  loadCarpetSchema,
  meterTreeSchema,
  limitBandSchema,
  annunciatorSchema,
  bothSidesSchema,
  loopHeroSchema,
  measuredLevelsSchema,
  mobileHeroSchema,
  moduleHeroSchema,
  moduleScheduleSchema,
  newsroomSchema,
  nextDoorSchema,
  nightLogSchema,
  noteHeadSchema,
  notFoundSchema,
  numberedPlanSchema,
  officeColumnsSchema,
  officeHoursSchema,
  officesSchema,
  onboardingProgrammeSchema,
  panelScheduleSchema,
  partnerDirectorySchema,
  partnerTracksSchema,
  peopleSchema,
  planScheduleSchema,
  postEndSchema,
  postHeadSchema,
  pressSheetSchema,
  priceAddOnsSchema,
  priceListSchema,
  pricingPlansSchema,
  principlesSchema,
  productBeamSchema,
  productHeroSchema,
  programmeSchema,
  proseSchema,
  punchListSchema,
  readingRoomSchema,
  recentPostsSchema,
  recordPartsSchema,
  registerBuildingSchema,
  releaseArchiveSchema,
  releaseSheetSchema,
  responseTimesSchema,
  revisionTableSchema,
  riserTableSchema,
  roiAssumptionsSchema,
  roiTeaserSchema,
  roiToolSchema,
  roomTourSchema,
  ruleSentenceSchema,
  savingsProofSchema,
  seatPlanSchema,
  securityCardsSchema,
  sheetRailSchema,
  siteSearchSchema,
  shiftRoomsSchema,
  signalStairSchema,
  startDoorsSchema,
  statCardsSchema,
  stateGridSchema,
  statQuoteSchema,
  statTowersSchema,
  statesHeroSchema,
  stockLineSchema,
  storeyBarsSchema,
  storeyGuideSchema,
  subNavigationSchema,
  subscribeSchema,
  switchStepsSchema,
  systemRiserSchema,
  tagHeroSchema,
  terminalStripSchema,
  testimonialsSchema,
  thankYouSchema,
  timelineSchema,
  topicAnswersSchema,
  tourChaptersSchema,
  twoClocksSchema,
  veteransSchema,
  videoSeriesSchema,
  videoVoicesSchema,
  videoWallSchema,
  webinarChaptersSchema,
  webinarHeadSchema,
  webinarNotesSchema,
  webinarSpeakersSchema,
  whyCardsSchema,
  whyJoinSchema,
  windowStepsSchema,
  windowWallSchema,
  wireSampleSchema,
] as const;

export const sectionSchema = z.discriminatedUnion('type', sectionSchemas);

export type SectionData = z.output<typeof sectionSchema>;
export type SectionType = SectionData['type'];
