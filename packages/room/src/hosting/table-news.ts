import type { TableNews } from '../protocol/server-messages.ts';
import type { News } from '../room/news.ts';

/** News as they cross the network: what stays constant through a deal goes along with its whole log only. */
export function tableNewsOf(news: News): TableNews {
  const { id, game, preset, changes, options, players, labels, goal, shuffle, daily, ...told } = news;
  const { trouble, ...present } = told;
  const terms = { id, game, preset, changes, options, players, labels, goal, shuffle, daily };
  return { ...present, game, terms: news.from === 0 ? terms : null, hasTrouble: trouble !== null };
}
