import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change, Mutant } from './mutant.ts';

/** Changes after which the compiler may miss what was there: a guard that narrows, a field that has to be. */
const TOUCHES_TYPES: ReadonlySet<Change> = new Set([
  'operator',
  'negation dropped',
  'condition dropped',
  'condition taken for granted',
  'condition never met',
  'clause dropped',
]);

/** The source with a change in it, as somebody would have written it. */
const withChange = ({ start, end, becomes, as }: Mutant, text: string): string => {
  const rest = text.slice(end);
  if (as === 'property' || as === 'element')
    return text.slice(0, start) + rest.replace(/^\s*,/, '');
  return text.slice(0, start) + (as === 'statement' ? becomes : `(${becomes})`) + rest;
};

/**
 * The compiler notices too: `npm test` begins with it. A copy of one package after another, in which
 * one file is changed at a time.
 */
export class Compiler {
  private readonly root: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'mathom-typed-'));
  private readonly copied = new Set<string>();

  constructor(root: string) {
    this.root = root;
    cpSync(join(root, 'tsconfig.base.json'), join(this.folder, 'tsconfig.base.json'));
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** What it says against a change, if it says anything. */
  async objection(mutant: Mutant, text: string): Promise<string | undefined> {
    if (!TOUCHES_TYPES.has(mutant.change)) return undefined;
    const [, name] = mutant.file.split('/');
    const place = join(this.folder, 'packages', name);
    if (!this.copied.has(name)) {
      cpSync(join(this.root, 'packages', name, 'src'), join(place, 'src'), { recursive: true });
      cpSync(join(this.root, 'packages', name, 'package.json'), join(place, 'package.json'));
      const extended = { extends: '../../tsconfig.base.json', include: ['src'] };
      writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(extended));
      const before = await this.compiled(place);
      if (before !== undefined) throw new Error(`It does not compile as it is: ${before}`);
      this.copied.add(name);
    }
    const file = join(this.folder, mutant.file);
    writeFileSync(file, withChange(mutant, text));
    try {
      return await this.compiled(place);
    } finally {
      writeFileSync(file, text);
    }
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The first that the compiler says, if it does not pass. */
  private compiled(place: string): Promise<string | undefined> {
    const tsc = join(this.root, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, [tsc, '-p', place, '--pretty', 'false'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => {
        resolve(status === 0 ? undefined : said.split('\n')[0].replace(/^.*?: error /, ''));
      });
    });
  }
}
