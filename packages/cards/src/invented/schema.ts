/** As much of JSON Schema as the types of the card language come to. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What does not fit, and where: `path` leads to it from the card. */
export interface Misfit {
  readonly path: string;
  readonly says: string;
}

/** A name that stands in a card, and of what sort it must be. */
export interface NameUsed {
  readonly sort: string;
  readonly name: string;
  readonly path: string;
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const listed = (values: readonly unknown[]): string => {
  const words = values.map(shown);
  const some = words.length > 12 ? [...words.slice(0, 12), '...'] : words;
  return words.length === 1 ? words[0] : `one of ${some.join(', ')}`;
};

const WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

/** Reads a value by a schema whose references are among these definitions. */
export class Reader {
  private readonly definitions: Readonly<Record<string, Schema>>;
  /** sorts of names to be told of, as they are called among the definitions */
  private readonly sorts: ReadonlySet<string>;
  names: NameUsed[] = [];

  constructor(definitions: Readonly<Record<string, Schema>>, sorts: readonly string[] = []) {
    this.definitions = definitions;
    this.sorts = new Set(sorts);
  }

  /** The first thing that does not fit, or null. */
  read(value: unknown, type: string): Misfit | null {
    this.names = [];
    return this.at(value, { $ref: `#/definitions/${type}` }, '');
  }

  private resolve(schema: Schema): Schema {
    let at = schema;
    while (at.$ref !== undefined) at = this.definitions[this.nameOf(at.$ref)];
    return at;
  }

  private nameOf(ref: string): string {
    return decodeURIComponent(ref.replace('#/definitions/', ''));
  }

  private at(value: unknown, schema: Schema, path: string): Misfit | null {
    if (schema.$ref !== undefined) {
      const sort = this.nameOf(schema.$ref);
      const wrong = this.at(value, this.definitions[sort], path);
      if (!wrong && this.sorts.has(sort)) this.names.push({ sort, name: value as string, path });
      return wrong;
    }
    if (schema.anyOf) return this.any(value, this.branches(schema), path);
    if ('const' in schema && value !== schema.const)
      return { path, says: `must be ${shown(schema.const)}, not ${shown(value)}` };
    if (schema.enum && !schema.enum.includes(value))
      return { path, says: `must be ${listed(schema.enum)}, not ${shown(value)}` };
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    if (types.length > 0 && !types.includes(typeOf(value)))
      return {
        path,
        says: `must be ${types.map((t) => WORDS[t]).join(' or ')}, not ${shown(value)}`,
      };
    if (Array.isArray(value)) return this.list(value, schema, path);
    return schema.properties ? this.object(value as object, schema, path) : null;
  }

  private list(value: readonly unknown[], schema: Schema, path: string): Misfit | null {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    if (value.length < minItems || value.length > maxItems) {
      const wanted = minItems === maxItems ? `${minItems}` : `at least ${minItems}`;
      return { path, says: `must have ${wanted} entries, not ${value.length}` };
    }
    if (items === undefined) return null;
    for (const [i, entry] of value.entries()) {
      const one = 'length' in items ? items[i] : items;
      const wrong = one && this.at(entry, one, `${path}[${i}]`);
      if (wrong) return wrong;
    }
    return null;
  }

  private object(value: object, schema: Schema, path: string): Misfit | null {
    const { properties = {}, required = [] } = schema;
    const given = value as Readonly<Record<string, unknown>>;
    const under = (key: string): string => (path === '' ? key : `${path}.${key}`);
    for (const key of required)
      if (given[key] === undefined) return { path, says: `lacks ${shown(key)}` };
    for (const [key, entry] of Object.entries(given)) {
      if (entry === undefined) continue;
      if (!Object.hasOwn(properties, key)) {
        if (schema.additionalProperties === false)
          return {
            path,
            says: `has ${shown(key)}, which is none of ${Object.keys(properties).join(', ')}`,
          };
        continue;
      }
      const wrong = this.at(entry, properties[key], under(key));
      if (wrong) return wrong;
    }
    return null;
  }

  /** The alternatives of a union, with those of unions within it. */
  private branches(schema: Schema): Schema[] {
    const found = this.resolve(schema);
    return found.anyOf ? found.anyOf.flatMap((s) => this.branches(s)) : [schema];
  }

  /** The words that a schema has the choice of, if it is a choice of words. */
  private words(schema: Schema | undefined): readonly unknown[] {
    const found = this.resolve(schema ?? {});
    return 'const' in found ? [found.const] : (found.enum ?? []);
  }

  /** The fields whose word tells the alternatives apart. */
  private tags(branches: readonly Schema[]): ReadonlySet<string> {
    const tags = new Set<string>();
    for (const branch of branches) {
      const { properties = {}, required = [] } = this.resolve(branch);
      for (const key of required) if ('const' in this.resolve(properties[key])) tags.add(key);
    }
    return tags;
  }

  /** Of several alternatives the one that was meant says what is wrong. */
  private any(value: unknown, branches: readonly Schema[], path: string): Misfit | null {
    const before = this.names.length;
    const tags = this.tags(branches);
    let meant: { wrong: Misfit; near: number } | null = null;
    for (const schema of branches) {
      const wrong = this.at(value, schema, path);
      if (!wrong) return null;
      this.names.length = before;
      const near = this.nearness(value, this.resolve(schema), tags);
      if (!meant || near > meant.near) meant = { wrong, near };
    }
    if (meant && meant.near > 0) return meant.wrong;
    return { path, says: this.alternatives(value, branches, tags) };
  }

  /** How much a value looks like what a schema describes: by the words that tell alternatives apart, then by its fields. */
  private nearness(value: unknown, schema: Schema, tags: ReadonlySet<string>): number {
    if (typeOf(value) === 'array') return schema.type === 'array' ? 1 : 0;
    if (typeOf(value) !== 'object' || !schema.properties) return 0;
    const given = value as Readonly<Record<string, unknown>>;
    let near = 0;
    for (const [key, entry] of Object.entries(schema.properties)) {
      if (given[key] === undefined) continue;
      const words = tags.has(key) ? this.words(entry) : [];
      if (words.length > 0) near += words.includes(given[key]) ? 100 : -100;
      else near += schema.required?.includes(key) ? 10 : 1;
    }
    return near;
  }

  /** What it could have been, when it looks like none of it. */
  private alternatives(
    value: unknown,
    branches: readonly Schema[],
    tags: ReadonlySet<string>,
  ): string {
    const words = new Set<unknown>();
    const tagged = new Map<string, Set<unknown>>();
    const forms = new Set<string>();
    for (const branch of branches) {
      const schema = this.resolve(branch);
      const { properties, required = [] } = schema;
      if (properties) {
        const tag = required.find((key) => tags.has(key) && this.words(properties[key]).length > 0);
        if (tag === undefined) forms.add(`{ ${required.join(', ')} }`);
        else {
          const of = tagged.get(tag) ?? new Set();
          for (const word of this.words(properties[tag])) of.add(word);
          tagged.set(tag, of);
        }
      } else if (this.words(schema).length > 0)
        for (const word of this.words(schema)) words.add(word);
      else forms.add(WORDS[String(schema.type)] ?? String(schema.type));
    }
    const parts = [
      ...(words.size > 0 ? [listed([...words])] : []),
      ...[...tagged].map(([tag, of]) => `an object whose ${shown(tag)} is ${listed([...of])}`),
      ...forms,
    ];
    return `must be ${parts.join(', or ')}, not ${shown(value)}`;
  }
}
