// Loaded into a server under test: its wall clock is as far off as the file in SET_CLOCK says, from
// one moment to the next, as if somebody had set it. Nobody else's clock is touched.
import { readFileSync } from 'node:fs';

const file = process.env.SET_CLOCK ?? '';
const RealDate = Date;
let off = 0;
const look = () => {
  try {
    off = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    off = 0;
  }
};
setInterval(look, 100).unref();
look();

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + off);
    else super(...args);
  }
  static now() {
    return RealDate.now() + off;
  }
};
