import { Dialog } from 'radix-ui';
import { playerName } from '../app/player-name.ts';
import { t, told } from '../app/words.ts';
import { Icon } from '../design/icons.tsx';
import { useGame } from './context.tsx';
import { TableCard } from './TableCard.tsx';
import { useUi } from './ui.ts';

const TITLES = told({
  discard: 'Discard pile',
  pile: 'Won and stored',
  sideboard: 'Sideboard',
  sites: 'Location deck',
  removed: 'Out of play',
});

/** The cards of a pile, spread out. */
export function PileDialog() {
  const pile = useUi((u) => u.pile);
  const set = useUi((u) => u.set);
  const { s } = useGame();
  if (!pile) return null;
  const cards = s.players[pile.seat][pile.zone];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && set({ pile: null })}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="panel pile-dialog" aria-describedby={undefined}>
          <Dialog.Title className="display text-xl text-gold">
            {TITLES[pile.zone]} {t('of')} {playerName(s.players[pile.seat].name)}
          </Dialog.Title>
          <Dialog.Close className="btn btn-quiet zoom-close" aria-label={t('Close')}>
            <Icon name="close" />
          </Dialog.Close>
          {cards.length === 0 && <p className="text-dim italic">{t('Nothing is in it.')}</p>}
          <div className="pile-cards">
            {cards.map((id) => (
              <TableCard key={id} cid={id} width={104} upright />
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
