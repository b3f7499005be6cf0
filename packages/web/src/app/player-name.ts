import { t } from './words.ts';

const BOT = /^Bot \((easy|normal|hard)\)$/;

/** People are called as they call themselves; a bot by how well it plays, in the language of the page. */
export function playerName(name: string): string {
  const level = BOT.exec(name)?.[1];
  return level ? `${t('Bot')} (${t(level)})` : name;
}
