/** A step of a lesson in another language: its title, what it says, and the hint to a wrong choice. */
export type StepWords = readonly [title: string, text: string, hint?: string];
