/* Dual-buffer, feature-guided non-local means, after Rousselle, Knaus and Zwicker (2012, 2013).
 * Planes are [channel][row][column] floats. Built by `npm run art` when missing:
 *   gcc -O3 -march=native -fopenmp -ffast-math -shared -fPIC nlm.c -o nlm.so -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BAND 32
#define FURTHEST 9.f

static int clampi(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }
static float minf(float a, float b) { return a < b ? a : b; }

typedef struct {
  int w, h, radius, patch, features;
  const float *guide, *variance, *colour, *feature, *feature_scale, *feature_variance;
  float strength;
} job;

/* Distance of each pixel in rows b0..b1 to the one (dx, dy) away, then averaged along the row. */
static void row_distances(const job *j, int b0, int b1, int dx, int dy, float *distance, float *average) {
  size_t n = (size_t)j->w * j->h;
  float k2 = j->strength * j->strength;
  for (int y = b0; y < b1; y++) {
    int yy = clampi(y + dy, 0, j->h - 1);
    float *d = distance + (size_t)(y - b0) * j->w, *a = average + (size_t)(y - b0) * j->w;
    for (int x = 0; x < j->w; x++) {
      size_t p = (size_t)y * j->w + x, q = (size_t)yy * j->w + clampi(x + dx, 0, j->w - 1);
      float sum = 0;
      for (int c = 0; c < 3; c++) {
        float diff = j->guide[c * n + p] - j->guide[c * n + q];
        float vp = j->variance[c * n + p], vq = j->variance[c * n + q];
        sum += (diff * diff - (vp + minf(vp, vq))) / (1e-6f + k2 * (vp + vq));
      }
      d[x] = sum / 3;
    }
    for (int x = 0; x < j->w; x++) {
      int x0 = clampi(x - j->patch, 0, j->w - 1), x1 = clampi(x + j->patch, 0, j->w - 1);
      float sum = 0;
      for (int i = x0; i <= x1; i++) sum += d[i];
      a[x] = sum / (x1 - x0 + 1);
    }
  }
}

static float feature_distance(const job *j, size_t p, size_t q) {
  size_t n = (size_t)j->w * j->h;
  float most = 0;
  for (int f = 0; f < j->features; f++) {
    float diff = j->feature[f * n + p] - j->feature[f * n + q];
    float vp = j->feature_variance[f * n + p], vq = j->feature_variance[f * n + q];
    float e = (diff * diff - (vp + minf(vp, vq))) / (j->feature_scale[f] + 0.36f * (vp + vq));
    if (e > most) most = e;
  }
  return most;
}

static void add_shifted(const job *j, int y0, int y1, int b0, int b1, int dx, int dy, const float *average, float *total) {
  size_t n = (size_t)j->w * j->h;
  for (int y = y0; y < y1; y++) {
    if (y + dy < 0 || y + dy >= j->h) continue;
    int a0 = y - j->patch < b0 ? b0 : y - j->patch, a1 = y + j->patch > b1 - 1 ? b1 - 1 : y + j->patch;
    for (int x = 0; x < j->w; x++) {
      if (x + dx < 0 || x + dx >= j->w) continue;
      float colour = 0;
      for (int i = a0; i <= a1; i++) colour += average[(size_t)(i - b0) * j->w + x];
      colour /= a1 - a0 + 1;
      if (colour > FURTHEST) continue;
      size_t p = (size_t)y * j->w + x, q = (size_t)(y + dy) * j->w + x + dx;
      float far = feature_distance(j, p, q);
      if (colour > far) far = colour;
      if (far > FURTHEST) continue;
      float weight = expf(-(far > 0 ? far : 0)), *t = total + ((size_t)(y - y0) * j->w + x) * 4;
      for (int c = 0; c < 3; c++) t[c] += weight * j->colour[c * n + q];
      t[3] += weight;
    }
  }
}

/* `guide` and `variance` are of the other half; `colour` is what is averaged. */
void nlm(int w, int h, const float *guide, const float *variance, const float *colour, int features,
         const float *feature, const float *feature_scale, const float *feature_variance, int radius, int patch,
         float strength, float *out) {
  job j = {w, h, radius, patch, features, guide, variance, colour, feature, feature_scale, feature_variance, strength};
  size_t n = (size_t)w * h;
#pragma omp parallel
  {
    float *distance = malloc(sizeof(float) * w * (BAND + 2 * patch)), *average = malloc(sizeof(float) * w * (BAND + 2 * patch));
#pragma omp for schedule(dynamic)
    for (int y0 = 0; y0 < h; y0 += BAND) {
      int y1 = clampi(y0 + BAND, 0, h), b0 = clampi(y0 - patch, 0, h), b1 = clampi(y1 + patch, 0, h);
      float *total = calloc((size_t)(y1 - y0) * w * 4, sizeof(float));
      for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
          row_distances(&j, b0, b1, dx, dy, distance, average);
          add_shifted(&j, y0, y1, b0, b1, dx, dy, average, total);
        }
      for (int y = y0; y < y1; y++)
        for (int x = 0; x < w; x++) {
          float *t = total + ((size_t)(y - y0) * w + x) * 4;
          size_t p = (size_t)y * w + x;
          for (int c = 0; c < 3; c++) out[c * n + p] = t[3] > 0 ? t[c] / t[3] : colour[c * n + p];
        }
      free(total);
    }
    free(distance);
    free(average);
  }
}

static float light(const float *a, size_t n, size_t i) { return 0.3f * a[i] + 0.6f * a[n + i] + 0.1f * a[2 * n + i]; }

/* A pixel of `a` brighter than `factor` times the third brightest about it in both halves is scaled down to that. */
void despike(int w, int h, float *a, const float *b, float factor) {
  size_t n = (size_t)w * h;
  float *o = malloc(sizeof(float) * 3 * n);
  memcpy(o, a, sizeof(float) * 3 * n);
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      size_t i = (size_t)y * w + x;
      float top[3] = {0, 0, 0};
      for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
          if (y + dy < 0 || y + dy >= h || x + dx < 0 || x + dx >= w) continue;
          size_t q = (size_t)(y + dy) * w + x + dx;
          for (int half = 0; half < 2; half++) {
            if (!half && !dx && !dy) continue;
            float v = half ? light(b, n, q) : light(a, n, q);
            if (v > top[0]) { top[2] = top[1]; top[1] = top[0]; top[0] = v; }
            else if (v > top[1]) { top[2] = top[1]; top[1] = v; }
            else if (v > top[2]) top[2] = v;
          }
        }
      float limit = factor * top[2] + 1e-3f, own = light(a, n, i);
      if (own > limit)
        for (int c = 0; c < 3; c++) o[c * n + i] = a[c * n + i] * limit / own;
    }
  memcpy(a, o, sizeof(float) * 3 * n);
  free(o);
}
