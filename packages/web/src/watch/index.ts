export { type RenderBoard, registerBoard } from './board.tsx';
export { loadPool, loadScenarios, watchScenario } from './load.ts';
export { Player } from './Player.tsx';
export { ScenarioPlayer } from './ScenarioPlayer.tsx';
