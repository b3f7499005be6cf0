/**
 * A running procedure: its name, its step, its own data. The game holds a stack of them; the
 * top one runs until a player is needed.
 */
export interface Step<P extends string, S extends string> {
  p: P;
  s: S;
}
