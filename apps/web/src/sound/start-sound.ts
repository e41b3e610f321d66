import { type Rustle, SOUNDS, type SoundName, type Tone, type Voice } from './sound-table.ts';

const NOISE_SECONDS = 0.25;
/** 60 dB below the peak, where a cut is inaudible. */
const SILENCE = 0.001;

/** Schedules a sound in an audio context, for playback or rendering. */
export function startSound(context: BaseAudioContext, out: AudioNode, name: SoundName, at: number): void {
  for (const voice of SOUNDS[name]) startVoice(context, out, voice, at + voice.startMs / 1000);
}

function startVoice(context: BaseAudioContext, out: AudioNode, voice: Voice, at: number): void {
  const loudness = context.createGain();
  for (const { atMs, gain, way } of envelopeOf(voice)) reach(loudness.gain, way, gain, at + atMs / 1000);
  loudness.connect(out);
  const source = voice.type === 'tone' ? toneIn(context, voice, loudness, at) : rustleIn(context, voice, loudness, at);
  source.start(at);
  source.stop(at + voice.lengthMs / 1000);
}

/** A loudness to reach at a time, and the shape of the ramp. */
interface EnvelopePoint {
  readonly atMs: number;
  readonly gain: number;
  readonly way: 'jump' | 'line' | 'fade';
}

/** Rises linearly, so that nothing clicks, and decays exponentially like something struck. */
export function envelopeOf(voice: {
  readonly attackMs: number;
  readonly lengthMs: number;
  readonly loudness: number;
}): readonly EnvelopePoint[] {
  return [
    { atMs: 0, gain: 0, way: 'jump' },
    { atMs: voice.attackMs, gain: voice.loudness, way: 'line' },
    { atMs: voice.lengthMs, gain: voice.loudness * SILENCE, way: 'fade' },
  ];
}

function toneIn(context: BaseAudioContext, tone: Tone, out: AudioNode, at: number): AudioScheduledSourceNode {
  const source = context.createOscillator();
  source.type = tone.wave;
  glide(source.frequency, tone, at);
  source.connect(out);
  return source;
}

function rustleIn(context: BaseAudioContext, rustle: Rustle, out: AudioNode, at: number): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = rustle.narrowness;
  glide(band.frequency, rustle, at);
  source.connect(band).connect(out);
  return source;
}

function glide(pitch: AudioParam, { from, to, lengthMs }: Voice, at: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + lengthMs / 1000);
}

function reach(gain: AudioParam, way: 'jump' | 'line' | 'fade', value: number, at: number): void {
  if (way === 'jump') gain.setValueAtTime(value, at);
  else if (way === 'line') gain.linearRampToValueAtTime(value, at);
  else gain.exponentialRampToValueAtTime(value, at);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Created once per context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_SECONDS), context.sampleRate);
  noise.copyToChannel(noiseSamples(noise.length), 0);
  noises.set(context, noise);
  return noise;
}

/** White noise from −1 to 1, identical on every call. */
export function noiseSamples(count: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(count);
  let state = 1;
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = state / 0x80000000;
  }
  return samples;
}
