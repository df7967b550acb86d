import type { Tone } from '../pen/systems.ts';
import type { SceneResult } from '../SceneResult.ts';
import { alarmNightAll, alarmNightThree } from './alarmNight.ts';
import { bayCmms, bayCold, bayEnergy } from './bays.ts';
import {
  officeFloor,
  plantFloor,
  powerFloor,
  storesAisle,
  storesFloor,
  vendorFloor,
} from './benefitFloors.ts';
import { caseApart } from './caseApart.ts';
import { clubTable } from './clubTable.ts';
import { coldChain, leakFlow, leaks } from './coldChain.ts';
import { contactLine } from './contactLine.ts';
import { coverAhu, coverChiller, coverLeak, coverLeakWide, coverTalk } from './covers.ts';
import {
  cultureGarden,
  cultureLights,
  cultureReview,
  cultureTools,
  cultureWeek,
  lifeDay,
} from './culture.ts';
import { deskPlan } from './deskPlan.ts';
import { edge, mobile, permit, ppm, qr, report, vendor } from './details.ts';
import { doorOnNothing } from './doorOnNothing.ts';
import { downloadRoom } from './downloadRoom.ts';
import { freshAir } from './freshAir.ts';
import { homeFlow } from './homeFlow.ts';
import { hospitalPlant, pharmacyRoom, theatreRoom, wardRoom } from './hospitalRooms.ts';
import { hospitalWhole } from './hospitalWhole.ts';
import { corporate, education, fm, health, retail } from './industries.ts';
import {
  emptyFloor,
  knowBasement,
  knowData,
  knowDesk,
  knowPlant,
  knowRoof,
  knowStore,
} from './knowledgeFloors.ts';
import { levelSixDay, levelSixNight } from './levelSix.ts';
import { keptByLife, runToFailure } from './lifecycle.ts';
import { liftYear } from './liftYear.ts';
import { loadCarpet } from './loadCarpet.ts';
import { lobby } from './lobby.ts';
import { meterYard } from './meterYard.ts';
import { landingStrip, lockStrip, officeStrip, plantStrip, storesStrip, vanCut } from './moduleStrips.ts';
import { openingConnection, openingSale, openingSetUp } from './partnerOpenings.ts';
import { plantRoom, plantRoomUnread } from './plantRoom.ts';
import { portfolioRead, portfolioUnread } from './portfolio.ts';
import { signalStair, strataPlant, unitCooler } from './productPages.ts';
import { pumpYear } from './pumpYear.ts';
import { reader } from './reader.ts';
import { registerCmms, registerCold, registerEnergy } from './registerFloors.ts';
import { demoRooms, demoStair, demoStreet, requestDemo } from './requestDemo.ts';
import { scanRoom } from './scanRoom.ts';
import {
  shiftAhu,
  shiftBasement,
  shiftCeiling,
  shiftDesk,
  shiftLobby,
  shiftLock,
  shiftStores,
  shiftVan,
  storeys,
} from './shifts.ts';
import { doorCalculator, doorCall, doorDemo, doorTrial } from './startDoors.ts';
import { talkCmms, talkEnergy, talkOverlays } from './talks.ts';
import { assetsArrive, thankYou } from './thankYou.ts';
import { trialProps, unbuiltWall } from './trialProps.ts';
import { backToTrade, routeByDesks, routeByWire } from './twoRoutes.ts';
import { unbuiltPlots } from './unbuiltPlots.ts';
import { underTheBeam } from './underTheBeam.ts';
import { venueCourtyard } from './venueCourtyard.ts';
import { venueFreightHouse } from './venueFreightHouse.ts';
import { venuePumpHouse } from './venuePumpHouse.ts';
import { wallCut } from './wallCut.ts';
import { brick, concrete, insulation, plaster } from './wallLayers.ts';
import {
  anywhere,
  anywhereSky,
  assetRoom,
  controlDesks,
  controlDesksStrip,
  deskRoom,
  permitRoom,
  phoneFloor,
  planRoom,
  requestRoutes,
  stockRoom,
  vendorRoom,
  yard,
} from './workOrders.ts';

/**
 * Every drawing that a page may ask for by name.
 *
 * Strips (2160 px wide: plant-room, thank-you, …) reach beyond a 1440 px page on both sides: give them
 * `object-fit: cover` and a height. All others show whole.
 */
export const drawings = {
  'plant-room': plantRoom,
  'plant-room-unread': plantRoomUnread,
  'pump-year': pumpYear,
  'scan-room': scanRoom,
  'bay-cmms': bayCmms,
  'bay-energy': bayEnergy,
  'bay-cold': bayCold,

  'detail-edge': edge,
  'detail-mobile': mobile,
  'detail-permit': permit,
  'detail-ppm': ppm,
  'detail-qr': qr,
  'detail-report': report,
  'detail-vendor': vendor,

  'floor-plant': plantFloor,
  'floor-power': powerFloor,
  'floor-stores': storesFloor,
  'stores-aisle': storesAisle,
  'floor-vendors': vendorFloor,
  'floor-office': officeFloor,

  'industry-retail': retail.industry,
  'industry-education': education.industry,
  'industry-health': health.industry,
  'industry-corporate': corporate.industry,
  'industry-fm': fm.industry,
  'story-retail': retail.story,
  'story-education': education.story,
  'story-health': health.story,
  'story-corporate': corporate.story,
  'story-fm': fm.story,

  'cover-leak': coverLeak,
  'cover-leak-wide': coverLeakWide,
  'cover-chiller': coverChiller,
  'cover-ahu': coverAhu,
  'cover-talk': coverTalk,

  'wall-brick': brick,
  'wall-insulation': insulation,
  'wall-concrete': concrete,
  'wall-plaster': plaster,
  'wall-cut': wallCut,

  yard,
  'anywhere-sky': anywhereSky,
  'control-desks': controlDesks,
  'control-desks-strip': controlDesksStrip,
  'phone-floor': phoneFloor,
  anywhere,
  'request-routes': requestRoutes,
  'office-strip': officeStrip,
  'stores-strip': storesStrip,
  'lock-strip': lockStrip,
  'landing-strip': landingStrip,
  'plant-strip': plantStrip,
  'van-cut': vanCut,
  'room-plan': planRoom,
  'room-asset': assetRoom,
  'room-desk': deskRoom,
  'room-permit': permitRoom,
  'room-stock': stockRoom,
  'room-vendor': vendorRoom,

  'hospital-theatre': theatreRoom,
  'hospital-ward': wardRoom,
  'hospital-pharmacy': pharmacyRoom,
  'hospital-plant': hospitalPlant,
  'hospital-whole': hospitalWhole,

  'cold-chain': coldChain,
  'leak-case': leaks[0],
  'leak-pipe': leaks[1],
  'leak-condenser': leaks[2],
  'leak-rack': leaks[3],
  'leak-flow': leakFlow,
  'unit-cooler': unitCooler,
  'register-energy': registerEnergy,
  'register-cmms': registerCmms,
  'register-cold': registerCold,
  'case-apart': caseApart,
  'strata-plant': strataPlant,
  'alarm-night-all': alarmNightAll,
  'alarm-night-three': alarmNightThree,
  'desk-plan': deskPlan,
  'lift-year': liftYear,
  lobby,
  'load-carpet': loadCarpet,
  'meter-yard': meterYard,
  'level-six-day': levelSixDay,
  'level-six-night': levelSixNight,
  'signal-stair': signalStair,
  'home-flow': homeFlow,

  'portfolio-unread': portfolioUnread,
  'portfolio-read': portfolioRead,

  'lifecycle-before': runToFailure,
  'lifecycle-after': keptByLife,

  'shift-van': shiftVan,
  'shift-lobby': shiftLobby,
  'shift-basement': shiftBasement,
  'shift-lock': shiftLock,
  'shift-ceiling': shiftCeiling,
  'shift-ahu': shiftAhu,
  'shift-stores': shiftStores,
  'shift-desk': shiftDesk,
  'storey-ground': storeys[0],
  'storey-plant': storeys[1],
  'storey-office': storeys[2],
  'storey-roof': storeys[3],

  'opening-sale': openingSale,
  'opening-set-up': openingSetUp,
  'opening-connection': openingConnection,
  'route-by-desks': routeByDesks,
  'route-by-wire': routeByWire,
  'back-to-trade': backToTrade,
  'know-roof': knowRoof,
  'know-plant': knowPlant,
  'know-desk': knowDesk,
  'know-data': knowData,
  'know-store': knowStore,
  'know-basement': knowBasement,
  'empty-floor': emptyFloor,

  reader,
  'under-the-beam': underTheBeam,
  'door-on-nothing': doorOnNothing,
  'request-demo': requestDemo,
  'demo-street': demoStreet,
  'demo-stair': demoStair,
  'demo-room-1': demoRooms[0],
  'demo-room-2': demoRooms[1],
  'demo-room-3': demoRooms[2],
  'culture-week': cultureWeek,
  'culture-lights': cultureLights,
  'culture-review': cultureReview,
  'culture-tools': cultureTools,
  'culture-garden': cultureGarden,
  'life-day': lifeDay,
  'door-demo': doorDemo,
  'door-trial': doorTrial,
  'door-calculator': doorCalculator,
  'door-call': doorCall,
  'club-table': clubTable,
  'download-room': downloadRoom,
  'fresh-air': freshAir,
  'contact-line': contactLine,
  'trial-props': trialProps,
  'unbuilt-wall': unbuiltWall,
  'unbuilt-plots': unbuiltPlots,
  'thank-you': thankYou,
  'assets-arrive': assetsArrive,

  'talk-cmms': talkCmms,
  'talk-energy': talkEnergy,
  'talk-overlays': talkOverlays,
  'venue-pump-house': venuePumpHouse,
  'venue-courtyard': venueCourtyard,
  'venue-freight-house': venueFreightHouse,
} as const satisfies Record<string, (tone: Tone) => SceneResult>;

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as [DrawingName, ...DrawingName[]];
