# Guéridon in a container: docs/hosting.md says how it is started. The Python is the one that the tests run on.
ARG PYTHON=3.11

# The page and the compiled package, with all that serving takes beside it, as a checkout makes them.
FROM python:${PYTHON}-bookworm AS build
WORKDIR /gueridon
COPY . .
RUN make wheels

FROM python:${PYTHON}-slim-bookworm
RUN useradd --system --uid 10001 --no-create-home gueridon && install --directory --owner 10001 --mode 0700 /data
ENV PYTHONUTF8=1 PYTHONUNBUFFERED=1
# The version is that of what was just built, and there is no other to choose from.
# hadolint ignore=DL3013
RUN --mount=type=bind,from=build,source=/gueridon/build/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "gueridon[cluster]"
# By its number, so that an engine can see that it is not root.
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=15s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=12)"]
ENTRYPOINT ["gueridon"]
CMD ["serve", "--host", "0.0.0.0", "--data-dir", "/data"]
