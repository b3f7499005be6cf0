/** A fact in a form that can be compared; undefined where the list does not say it plainly. */
export type Fact = string | number | boolean | undefined;
export type Facts = Readonly<Record<string, Fact>>;
