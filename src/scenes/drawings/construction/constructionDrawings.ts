import type { DrawingRegister } from '../sheet.ts';
import { doorOnNothing } from './doorOnNothing.ts';
import { openingConnection, openingSale, openingSetUp } from './partnerOpenings.ts';
import { trialProps, unbuiltWall } from './trialProps.ts';
import { unbuiltPlots } from './unbuiltPlots.ts';
import { underTheBeam } from './underTheBeam.ts';
import { wallCut } from './wallCut.ts';

/** Walls, beams, props and unbuilt parts. */
export const constructionDrawings = {
  'wall-cut': wallCut,
  'opening-sale': openingSale,
  'opening-set-up': openingSetUp,
  'opening-connection': openingConnection,
  'under-the-beam': underTheBeam,
  'door-on-nothing': doorOnNothing,
  'trial-props': trialProps,
  'unbuilt-wall': unbuiltWall,
  'unbuilt-plots': unbuiltPlots,
} as const satisfies DrawingRegister;
