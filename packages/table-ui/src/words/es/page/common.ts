import type { PageWords } from '../../en/page/index.ts';

/** What every page of the browser may say, in Spanish. */
export const common: PageWords['common'] = {
  appName: 'Shoal',
  close: 'Cerrar',
  cancel: 'Cancelar',
  home: 'Inicio',
  more: 'Más',
  loading: 'Un momento.',
  notFound: 'Esa partida no está aquí: se terminó, se borró o se jugó en otro navegador.',
  toHome: 'Ir al inicio',
  failed: 'Algo ha fallado en esta página. Tu partida está guardada: recarga la página para seguir.',
  reload: 'Recargar',
  updateReady: 'Hay una versión nueva de Shoal.',
  updateNow: 'Actualizar',
  updateLater: 'Más tarde',
  copied: 'Copiado.',
  notCopied: 'El navegador no ha dejado copiar: selecciona el texto y cópialo a mano.',
};
