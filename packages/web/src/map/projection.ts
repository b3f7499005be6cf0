/** The sheet in its own units: what the drawing, the tokens and the paths are measured in. */
export const SHEET = { width: 1720, height: 1220 } as const;

const WEST = -151;
const NORTH = 150.5;
const SCALE = 20;

/** Mercator: the latitude as it stands on the sheet, in degrees of its equator. */
export const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** A point of the sheet from longitude and projected latitude. */
export const toSheet = (longitude: number, north: number): [x: number, y: number] => [
  (longitude - WEST) * SCALE,
  (NORTH - north) * SCALE,
];

/** A point of the sheet from latitude and longitude. */
export const project = (latitude: number, longitude: number): [x: number, y: number] =>
  toSheet(longitude, mercator(latitude));
