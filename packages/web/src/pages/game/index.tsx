import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/rest.ts';
import { connectServer } from '../../api/socket.ts';
import { Loading } from '../../app/Plain.tsx';
import { t } from '../../app/words.ts';
import { TableView } from './TableView.tsx';
import { Waiting } from './Waiting.tsx';

/** A game on the server. */
export default function GamePage({
  params,
}: {
  readonly params: Record<string, string | undefined>;
}) {
  const id = params.id ?? '';
  const me = useQuery({ queryKey: ['me'], queryFn: api.me });
  if (me.isPending) return <Loading text={t('Finding your seat …')} />;
  return <TableView key={id} game={id} connect={connectServer} waiting={<Waiting id={id} />} />;
}
