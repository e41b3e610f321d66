import { NBSP } from '@shoal/language/es';
import type { PageWords } from '../../en/page/index.ts';

/** What every page of the browser may say, in Spanish. */
export const common: PageWords['common'] = {
  appName: 'Shoal',
  close: 'Cerrar',
  cancel: 'Cancelar',
  home: 'Inicio',
  more: 'Más',
  loading: 'Un momento…',
  notFound: 'Esa partida no está aquí: se terminó, se borró o se jugó en otro navegador.',
  toHome: 'Ir al inicio',
  failed: 'Algo ha fallado en esta página. Tu partida está guardada: recarga la página para seguir.',
  failedUnsaved:
    'Esta página ha dejado de funcionar y esta partida no estaba guardada. Recarga la página para empezar otra.',
  reload: 'Recargar',
  updateReady: 'Hay una versión nueva de Shoal.',
  updateNow: 'Actualizar',
  updateLater: 'Más tarde',
  copied: 'Copiado.',
  notCopied: 'El navegador no ha dejado copiar: selecciona el texto y cópialo a mano.',
};

/** The settings, which open over any screen, in Spanish. */
export const settings: PageWords['settings'] = {
  title: 'Ajustes',
  language: 'Idioma',
  theme: 'Aspecto',
  themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  sound: 'Sonido',
  volume: 'Volumen',
  volumeOf: (percent) => (percent === 0 ? 'Apagado' : `${percent}${NBSP}%`),
  testSound: 'Probar el sonido',
  tips: 'Consejos',
  tipsHint: 'Los primeros turnos de cada juego vienen con un consejo de una frase.',
  showTips: 'Repetir los consejos',
  tipsShown: 'Los consejos vuelven a partir de tu próximo turno.',
  about: 'Acerca de Shoal',
  version: (version) => `Versión ${version}`,
  licence: 'Software libre con licencia MIT: úsalo, cámbialo y compártelo.',
  privacy: 'Sin cuentas, sin cookies, sin anuncios, sin rastreo: lo que haces aquí se queda aquí.',
  saved:
    'Este navegador guarda tus ajustes, tus partidas y la propia página, para que funcione sin conexión. Nada sale de este dispositivo.',
  forget: 'Borrar todo',
  forgetTitle: '¿Borrar todo?',
  forgetQuestion:
    'Se borran de este navegador tus ajustes, las partidas en curso y las terminadas. No se puede deshacer.',
  keepEverything: 'Conservar todo',
  notForgotten: 'El navegador no lo ha borrado todo: cierra las demás ventanas de Shoal e inténtalo otra vez.',
};
