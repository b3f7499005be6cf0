import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts and durations for Prometheus; nothing in them is about any one game. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'mathom_' });

const registers = [registry];
export const socketsOpen = new Gauge({
  name: 'mathom_sockets',
  help: 'Open sockets',
  registers,
});
export const roomsLoaded = new Gauge({
  name: 'mathom_rooms',
  help: 'Games in memory',
  registers,
});
export const choicesMade = new Counter({
  name: 'mathom_choices_total',
  help: 'Choices made and written',
  labelNames: ['by'] as const,
  registers,
});
export const choiceSeconds = new Histogram({
  name: 'mathom_choice_seconds',
  help: 'From the arrival of a choice until everybody was sent what came of it',
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers,
});
export const flushSeconds = new Histogram({
  name: 'mathom_write_seconds',
  help: 'One write of moves to the database',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
  registers,
});
export const botSeconds = new Histogram({
  name: 'mathom_bot_seconds',
  help: 'A bot making up its mind',
  buckets: [0.005, 0.02, 0.1, 0.3, 0.6, 1, 1.5, 3, 5],
  registers,
});
export const refusals = new Counter({
  name: 'mathom_refusals_total',
  help: 'Messages and requests refused, by code',
  labelNames: ['code'] as const,
  registers,
});
