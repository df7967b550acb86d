/** Names from the story, for the examples of windows. Customers, vendors and people are fictional. */
export const sites = {
  pellow: 'Pellow, Harbor Road',
  aldersyde: 'Ellery Tower',
  oakmere: 'Oakmere',
  fernhall: 'Fernhall Academy',
  castellane: 'Castellane Depot',
  marlowe: 'Marlowe Court',
  tidewell: 'Tidewell Hospital',
} as const;

export const vendors = {
  refcool: 'Refcool',
  brightline: 'Brightline',
  aquaserve: 'Aquaserve',
  hartwell: 'Hartwell Elevators',
} as const;

export const people = {
  technician: 'T. Reyes',
  engineer: 'D. Osei',
  dutyHolder: 'S. Marsh',
  riskAssessor: 'K. Adeyemi',
} as const;
