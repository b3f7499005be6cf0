export type { MapCompany } from './Companies.tsx';
export { companiesOnMap, pathsOnMap, reachableOnMap } from './from-state.ts';
export { MiddleEarthMap, type MiddleEarthMapProps } from './MiddleEarthMap.tsx';
export type { MapPath } from './paths.ts';
